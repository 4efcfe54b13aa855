import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

/** What a plain file server knows of types; like many, it has never heard of WebAssembly. */
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A plain file server: no rewriting, no headers of its own, and the folder below a path. */
export class FileServer {
  #changes: { file: string; content: string } | undefined;

  private constructor(
    private readonly server: Server,
    /** Where the folder is. */
    readonly url: string,
  ) {}

  static async start(folder: string, path = '/club/games/'): Promise<FileServer> {
    const server = createServer((request, answer) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const missing = () => answer.writeHead(404).end('not found');
      if (!pathname.startsWith(path)) return missing();
      const file = normalize(pathname.slice(path.length) || 'index.html');
      const changed = files.#changes?.file === file ? files.#changes.content : undefined;
      Promise.resolve(changed ?? readFile(join(folder, file))).then(
        (content) => {
          const type = TYPES[extname(file)];
          answer.writeHead(200, type ? { 'content-type': type } : {}).end(content);
        },
        () => void missing(),
      );
      return undefined;
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const files: FileServer = new FileServer(server, `http://127.0.0.1:${port}${path}`);
    return files;
  }

  /** From now on, a file has other content, as after an update of the site. */
  change(file: string, content: string): void {
    this.#changes = { file, content };
  }

  async stop(): Promise<void> {
    const stopped = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    await stopped;
  }
}
