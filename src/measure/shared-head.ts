/**
 * Prompt tokens a request that may come from the prefix cache although every prompt begins with its own nonce: the token
 * that opens a text (llama.cpp always reports one) and the shared head of the chat template, up to some 70 tokens, in
 * whole blocks.
 */
export const SHARED_HEAD_TOKENS = 96;
/** Share of all prompt tokens that may be cached beyond that. */
export const CACHED_SHARE_LIMIT = 0.02;
