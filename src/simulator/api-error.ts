/** An answer that isn't 200, in the shape that vLLM gives it. */
export type ApiError = { readonly status: number; readonly body: string };

/** `{"error": {message, type, param, code}}`, as vLLM's OpenAI routes answer. */
export function apiError(status: number, type: string, message: string, param: string | null = null): ApiError {
  return { status, body: JSON.stringify({ error: { message, type, param, code: status } }) };
}

/** What FastAPI answers where there is no such route, or not with that method. */
export const NO_SUCH_ROUTE: ApiError = { status: 404, body: '{"detail":"Not Found"}' };
export const NO_SUCH_METHOD: ApiError = { status: 405, body: '{"detail":"Method Not Allowed"}' };

export const INTERNAL_ERROR = apiError(500, 'InternalServerError', 'Internal server error');
export const OVERLOADED = apiError(
  503,
  'ServiceUnavailableError',
  'The server is temporarily unable to serve requests.',
);
export const LOADING = apiError(503, 'ServiceUnavailableError', 'The model is still loading.');
/** vLLM's words when its engine process has died under a running stream. */
export const ENGINE_DIED = apiError(
  500,
  'InternalServerError',
  'EngineCore encountered an issue. See stack trace (above) for the root cause.',
);
