// Writes NAME.br and NAME.gz next to every text file of dist/ and the engine, so that the server never compresses while it serves.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

let before = 0;
let after = 0;
for (const path of filesUnder('dist').filter((path) => TEXT.test(path))) {
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(path + '.br', brotli);
  writeFileSync(path + '.gz', gzipSync(bytes, { level: 9 }));
  before += bytes.length;
  after += brotli.length;
}
console.log(`precompressed ${Math.round(before / 1024)} KiB to ${Math.round(after / 1024)} KiB (brotli)`);
