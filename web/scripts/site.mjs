// Finishes a site after Vite has built it: addresses that hold under any path, and the list of files that are kept for use
// without a network.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'dist-site';
/** The page works without these: a browser asks for them by itself, or they are not part of the page. */
const NOT_KEPT = ['sw.js', 'site.json'];

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

const rewrite = (file, change) =>
  writeFileSync(join(FOLDER, file), change(readFileSync(join(FOLDER, file), 'utf8')));

// The book is part of a whole site; `cargo xtask site` says where it is.
if (process.env.MESETA_BOOK) cpSync(process.env.MESETA_BOOK, join(FOLDER, 'book'), { recursive: true });

// The installed page begins where the site is, whatever its path.
rewrite('manifest.webmanifest', (text) => text.replaceAll('"/', '"./'));

const files = filesUnder(FOLDER)
  .map((path) => path.slice(FOLDER.length + 1).replaceAll('\\', '/'))
  .filter((file) => !NOT_KEPT.includes(file))
  .sort();
const hash = createHash('sha256');
for (const file of files)
  hash
    .update(file)
    .update('\0')
    .update(readFileSync(join(FOLDER, file)));
const version = hash.digest('hex').slice(0, 16);

rmSync(join(FOLDER, 'sw.js'), { force: true });
const worker = readFileSync('site/sw.js', 'utf8')
  .replace("'VERSION'", JSON.stringify(version))
  .replace("['FILES']", JSON.stringify(files.map((file) => `./${file}`)));
writeFileSync(join(FOLDER, 'sw.js'), worker);
writeFileSync(join(FOLDER, 'site.json'), JSON.stringify({ version, files: files.length }) + '\n');

const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
console.log(`a site of ${files.length} files, ${Math.round(bytes / 1024)} KiB, version ${version}`);
