import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError } from './api';
import { problemWords } from './problem';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: string | null, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
const problem = () =>
  api.me().then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

test('an answer that breaks off does not count as a success, and may be requested again', async () => {
  answering('{"guest": nu', 200);
  expect(await problem()).toMatchObject({ code: 'offline', lost: true });
  answering('', 200);
  expect(await problem()).toMatchObject({ code: 'offline', lost: true });
});

test('what the start script has asked for is used once; without an answer, it is requested again', async () => {
  answering('{"guest": "second"}', 200);
  window.early = { '/me': Promise.resolve(new Response('{"guest": "first"}')) };
  expect(await api.me()).toEqual({ guest: 'first' });
  expect(await api.me()).toEqual({ guest: 'second' });
  window.early = { '/me': Promise.resolve(undefined) };
  expect(await api.me()).toEqual({ guest: 'second' });
});

test('an empty answer is valid where the server says so', async () => {
  answering(null, 204);
  expect(await api.forget()).toBeUndefined();
});

test('a refusal carries the server’s code; an error from a proxy has none', async () => {
  answering('{"error": {"code": "storage", "message": "disk"}}', 503);
  expect(await problem()).toMatchObject({ code: 'storage', status: 503, lost: false });
  answering('<h1>Bad gateway</h1>', 502);
  expect(await problem()).toMatchObject({ code: 'server_error', status: 502, lost: true });
  answering('<h1>Oops</h1>', 500);
  expect(await problem()).toMatchObject({ code: 'server_error', status: 500, lost: false });
});

test('whatever went wrong, there is a message for it', () => {
  expect(problemWords(new ApiError('never_heard_of', 418, ''))).toBe(
    problemWords(new TypeError('no such field')),
  );
});
