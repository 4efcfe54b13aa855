// How quick the page is on a slow phone, printed with the goals beside it: `npm run measure -- [ADDRESS] [GAME...]`.
//
// The figures depend on the machine, so nothing here fails: run it when nothing else is running. Lines that say *work*
// count processor time of the page's own thread, slowed down like the rest, which a busy machine changes less. With an
// address, a server that already runs is measured; without one, MESETA_BIN (or the release build) is started with data of
// its own. With `altiplano` or `puerto-rico`, only tables of that game are. CHROMIUM is the browser, as for the browser
// tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { traced, TRAVEL_BEGINS, TRAVEL_ENDS } from './trace.mjs';

const PORT = 8917;
/** Lighthouse's slow phone: 1.6 Mbit/s with 150 ms there and back, and a quarter of this processor. */
const SLOW_LINE = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1366, height: 768 } };
/** How near two presses are at one place, in pixels, and how long a person takes between them, in milliseconds. */
const SAME_PLACE = 100;
const PERSON = 600;
/** How long a mouse rests on a piece before it presses, in milliseconds. */
const ARRIVED = 250;
/** How long a finger or a button stays down, in milliseconds. */
const HELD = 80;
/** How long nothing is asked of the page after a press, in milliseconds: its answer would wait for ours. */
const LOOKED = 300;
/** Answers that are given on each table. */
const ANSWERS = 24;
const LOADS = 3;
/** All chance of the tables follows from it, so that the same answers are measured each time. */
const CHANCE = 'measure';

/** Collects what the browser says about its own speed, from the first line of the page on. */
function observe({ begins, ends }) {
  const seen = { paints: {}, shift: 0, presses: [] };
  Object.assign(window, { seen });
  const on = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('paint', ({ name, startTime }) => (seen.paints[name] = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.paints.largest = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  // From the press to the next frame, in steps of 8 ms.
  on(
    'event',
    ({ name, duration, interactionId, target }) => {
      if (!interactionId || !['click', 'pointerup', 'keydown'].includes(name)) return;
      // A piece that went with its question is no longer known.
      const on = target?.closest('[data-action]')?.getAttribute('data-action') ?? target?.className ?? '';
      seen.presses.push({ duration, on: `${name} ${on}`.trim() });
    },
    { durationThreshold: 16 },
  );
  // Tokens that travel are moved by the browser's compositor, so their frames are counted in the trace. Here it is only
  // noted down when they begin and end.
  let travel = false;
  const flights = new MutationObserver(() => {
    const now = document.querySelector('.flying') !== null;
    if (now !== travel) performance.mark(now ? begins : ends);
    travel = now;
  });
  document.addEventListener('DOMContentLoaded', () => flights.observe(document.body, { childList: true }));
}

async function slow(page, { line = false } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!line) return devtools;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
  return devtools;
}

/** How many of the slowest presses are named. */
const NAMED = 5;

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const worst = (values) => Math.max(0, ...values);

/** Loads a path several times with nothing kept, and waits for what shows that it is drawn. */
async function loads(browser, path, drawn, state) {
  const all = [];
  for (let load = 0; load < LOADS; load++) {
    // A first visit: the worker that keeps files is not there yet, and it would get them past the slow line.
    const first = { storageState: state, serviceWorkers: 'block' };
    const context = await browser.newContext({ ...PHONE, baseURL: address, ...first });
    await context.addInitScript(observe, { begins: TRAVEL_BEGINS, ends: TRAVEL_ENDS });
    const page = await context.newPage();
    const devtools = await slow(page, { line: true });
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const begun = Date.now();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(drawn).first().waitFor();
    const ready = Date.now() - begun;
    await page.waitForTimeout(2500);
    const { paints, shift } = await page.evaluate(() => window.seen);
    all.push({ first: paints['first-contentful-paint'], largest: paints.largest, ready, shift, bytes });
    await context.close();
  }
  const of = (key) => all.map((one) => one[key]);
  return {
    first: middle(of('first')),
    largest: middle(of('largest')),
    ready: middle(of('ready')),
    shift: worst(of('shift')),
    bytes: middle(of('bytes')),
  };
}

async function newTable(context, game) {
  const bot = { kind: 'bot', bot: 'greedy' };
  const seats = [{ kind: 'me' }, bot, bot, bot];
  const data = { game, setup: { players: 4 }, seats, shuffle_seats: false };
  return (await (await context.request.post('/api/tables', { data })).json()).id;
}

/** Answers with presses, as a person would, on a slow processor and with everything that travels. */
async function plays(browser, game, size) {
  const context = await browser.newContext({ ...size, baseURL: address, reducedMotion: 'no-preference' });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(observe, { begins: TRAVEL_BEGINS, ends: TRAVEL_ENDS });
  const page = await context.newPage();
  await page.goto('/');
  await page.goto(`/table/${await newTable(context, game)}`);
  const mine = page.locator('.dock[data-mine="true"][aria-busy="false"]');
  await mine.waitFor();
  await page.waitForTimeout(1000);
  await slow(page);
  await page.evaluate(() => Object.assign(window.seen, { shift: 0, presses: [] }));
  const trace = await traced(browser);
  Object.assign(hand, { presses: 0, travel: 0, at: undefined });
  let answered = 0;
  const shifts = [];
  for (let given = 0; given < ANSWERS; given++) {
    if (await page.locator('.verdict').count()) break;
    const before = await page.locator('.dock').getAttribute('data-version');
    await answer(page, game, size);
    await page
      .waitForFunction(
        (old) => document.querySelector('.dock[data-mine="true"]')?.getAttribute('data-version') !== old,
        before,
        { polling: 100, timeout: 5000 },
      )
      .then(
        () => {
          answered++;
          inVain.clear();
        },
        () => undefined,
      );
    await page.waitForTimeout(600);
    shifts.push(await page.evaluate(() => [window.seen.shift, (window.seen.shift = 0)][0]));
  }
  const { presses } = await page.evaluate(() => window.seen);
  const work = await trace.end();
  await context.close();
  const each = (sum) => Math.round((10 * sum) / (answered || 1)) / 10;
  return { presses, shifts, work, pressesEach: each(hand.presses), travelEach: each(hand.travel) };
}

/** Touches the page: Playwright's own tap is over at once, and no finger is that quick. */
async function fingerOn(page) {
  const devtools = await page.context().newCDPSession(page);
  return (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** What the hand does on a table: how often it presses, and how far it goes in between, in pixels. */
const hand = { presses: 0, travel: 0, at: undefined, option: '' };

/** Presses a piece where it is. Playwright's own `click` would look at the whole page first, on the page's thread. */
async function press(page, piece, { hasTouch }) {
  await piece.scrollIntoViewIfNeeded();
  // What lies under the decision bar is in the window, but no finger reaches it there.
  await piece.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!node.contains(top)) node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await piece.boundingBox();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const way = hand.at ? Math.hypot(x - hand.at.x, y - hand.at.y) : Infinity;
  // Two presses at one place in short order count as one.
  if (way < SAME_PLACE) await page.waitForTimeout(PERSON);
  hand.presses++;
  if (hand.at) hand.travel += way;
  hand.at = { x, y };
  if (hasTouch) {
    const finger = await fingerOn(page);
    await finger('touchStart', [{ x, y }]);
    await page.waitForTimeout(HELD);
    await finger('touchEnd', []);
  } else {
    // A pointer has arrived, and what it points at explains itself, before it presses.
    await page.mouse.move(x, y);
    await page.waitForTimeout(ARRIVED);
    await page.mouse.click(x, y, { delay: HELD });
  }
  await page.waitForTimeout(LOOKED);
}

/** The options that led to nothing in the question that is open. */
const inVain = new Set();

/** Presses whatever answers what is asked. */
async function answer(page, game, size) {
  const go = page.locator('.dock [data-action="done"]:not([aria-disabled="true"])');
  const others = ['back', ...inVain].map((name) => `, [data-action="${name}"]`).join('');
  const options = page.locator(`.dock .option:not([aria-disabled="true"]${others})`);
  const back = page.locator('.dock [data-action="back"]');
  if (game === 'puerto-rico') {
    const circles = page.locator('.place.is-want');
    while ((await circles.count()) > 0 && (await go.count()) === 0) await press(page, circles.first(), size);
  } else await plan(page, size);
  const target = (await go.count()) > 0 ? go : (await options.count()) > 0 ? options : back;
  if (target === options) hand.option = await options.first().getAttribute('data-action');
  if (target === back) inVain.add(hand.option);
  if ((await target.count()) > 0) await press(page, target.first(), size);
  // What a finger tapped first is only explained; what cannot be taken back asks.
  for (const sure of ['[data-action="do-it"]', '[data-action="lock-anyway"]', 'dialog[open] .btn.go']) {
    const button = page.locator(sure);
    if ((await button.count()) > 0) await press(page, button.first(), size);
  }
}

/** In Altiplano, lays the tiles in hand onto the board, as far as they have places. */
async function plan(page, size) {
  const tiles = page.locator('.plan [data-action^="tile-"]');
  const places = page.locator('.groups [data-action^="put-"]');
  for (let left = await tiles.count(); left > 0; left--) {
    if ((await places.count()) === 0 && (await tiles.count()) > 0) await press(page, tiles.first(), size);
    if ((await places.count()) > 0) await press(page, places.first(), size);
  }
}

function line(what, figure, goal) {
  console.log(`${what.padEnd(52)} ${String(figure).padStart(12)}   ${goal}`);
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KiB`;

function tellLoad(name, { first, largest, ready, shift, bytes }) {
  line(`${name}: first paint`, seconds(first), 'under 2 s');
  line(`${name}: largest paint`, seconds(largest), '');
  line(`${name}: can be used`, seconds(ready), '');
  line(`${name}: moved while loading`, shift.toFixed(4), 'under 0.02');
  line(`${name}: sent over the line`, kilobytes(bytes), '');
}

function tellGame(name, { presses, shifts, work, pressesEach, travelEach }) {
  const durations = presses.map(({ duration }) => duration);
  line(`${name}: a press is answered (${presses.length}), middle`, `${Math.round(middle(durations))} ms`, '');
  line(`${name}: a press is answered, slowest`, `${Math.round(worst(durations))} ms`, 'under 100 ms');
  const slowest = presses.toSorted((a, b) => b.duration - a.duration).slice(0, NAMED);
  for (const { duration, on } of slowest) line(`  ${on}`, `${Math.round(duration)} ms`, '');
  line(`${name}: presses for each answer`, pressesEach, '');
  line(`${name}: way of the hand for each answer`, `${Math.round(travelEach)} px`, '');
  line(`${name}: work until a press is shown, middle`, `${Math.round(middle(work.presses))} ms`, '');
  line(`${name}: work until a press is shown, most`, `${Math.round(worst(work.presses))} ms`, 'under 100 ms');
  line(`${name}: work without a pause, most`, `${Math.round(worst(work.tasks))} ms`, '');
  line(`${name}: frames that drew the table again, per press`, work.paintsPerPress.toFixed(1), '');
  line(`${name}: moved by itself, most for one answer`, worst(shifts).toFixed(4), 'under 0.02');
  const { shown, late } = work.frames;
  const rate = shown > 0 ? `${((60 * shown) / (shown + late)).toFixed(0)}/s` : 'none seen';
  line(`${name}: frames while pieces travel (${shown + late})`, rate, '60/s');
}

async function serve() {
  const binary = process.env.MESETA_BIN ?? resolve(import.meta.dirname, '../../target/release/meseta');
  const folder = mkdtempSync(join(tmpdir(), 'meseta-measure-'));
  const listen = `127.0.0.1:${PORT}`;
  const data = join(folder, 'tables.db');
  const options = ['--listen', listen, '--data', data, '--bot-pause-ms', '0', '--chance-from', CHANCE];
  const server = spawn(binary, ['serve', ...options], { stdio: 'ignore' });
  const url = `http://${listen}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((later) => setTimeout(later, 100));
  }
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

const GAMES = ['puerto-rico', 'altiplano'];
const words = process.argv.slice(2);
const given = words.find((word) => word.includes('://'));
const asked = GAMES.filter((game) => words.includes(game));
const { url: address, stop } = given ? { url: given, stop: () => undefined } : await serve();
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  if (asked.length === 0) tellLoad('lobby', await loads(browser, '/', '[data-action="play-now"]'));
  for (const game of asked.length ? asked : GAMES) {
    const context = await browser.newContext({ baseURL: address });
    const page = await context.newPage();
    await page.goto('/');
    const id = await newTable(context, game);
    tellLoad(`${game} table`, await loads(browser, `/table/${id}`, '.dock', await context.storageState()));
    await context.close();
    tellGame(`${game} on a laptop`, await plays(browser, game, LAPTOP));
    tellGame(`${game} on a phone`, await plays(browser, game, PHONE));
  }
} finally {
  await browser.close();
  stop();
}
