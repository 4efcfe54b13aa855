import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** The binary to play against: `MESETA_BIN`, else the release build of this workspace. */
const binary = process.env.MESETA_BIN ?? resolve(import.meta.dirname, '../../target/release/meseta');
const START_MS = 20_000;
/** All chance follows from this word: a table of the same setup is the same game each time. Try other words, too. */
const chance = process.env.MESETA_CHANCE ?? 'meseta';

/** A free port: requested from the system, then released for the server to take. */
async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/** A server of its own with its own data, which can be killed and started again. */
export class TestServer {
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    readonly folder: string,
    /** A component file of Altiplano, as a host would enter it; if undefined, the built-in set alone. */
    private readonly components: string | undefined,
    /** What else the host says at the start. */
    private readonly options: string[] = [],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts a server; `components` is the text of a component file of Altiplano. */
  static async start(components?: string, options: string[] = []): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'meseta-e2e-'));
    const server = new TestServer(await freePort(), folder, components, options);
    await server.run();
    return server;
  }

  /** Starts the binary on the same port and data. */
  async run(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const data = join(this.folder, 'tables.db');
    const file = join(this.folder, 'components.txt');
    if (this.components) writeFileSync(file, this.components);
    const process = spawn(
      binary,
      [
        ...(this.components ? ['--altiplano-components', file] : []),
        ...['serve', '--listen', listen, '--data', data, '--bot-pause-ms', '0'],
        // All tests come from one address, and some ask as fast as they can.
        ...['--requests-per-second', '100000', '--chance-from', chance],
        ...this.options,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    process.stdout.on('data', (text: Buffer) => (said += text.toString()));
    process.stderr.on('data', (text: Buffer) => (said += text.toString()));
    this.#process = process;
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline && process.exitCode === null) {
      const healthy = await fetch(this.url + '/api/health').then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`${binary} did not start:\n${said}`);
  }

  /** Does the host's work on it, by a command; gives what that printed. */
  admin(...words: string[]): string {
    const data = join(this.folder, 'tables.db');
    const place = ['admin', '--data', data, '--listen', `127.0.0.1:${this.port}`];
    return execFileSync(binary, [...place, ...words], { encoding: 'utf8' });
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((done) => process.once('exit', done));
    process.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** One server for all tests; only the test that kills a server brings its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A server that already runs, such as `vite preview` in front of one: no new binary for each change of the page.
  const running = process.env.MESETA_RUNNING;
  if (running) {
    project.provide('url', running);
    return () => Promise.resolve();
  }
  console.log(`MESETA_CHANCE=${chance}`);
  const server = await TestServer.start();
  project.provide('url', server.url);
  return () => server.stop();
}
