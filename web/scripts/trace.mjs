// What the page's own thread does while somebody plays, in processor time, and which frames the browser shows meanwhile,
// from Chromium's trace.

const CATEGORIES = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'toplevel',
];
const PRESS = new Set(['click', 'keydown']);

/** Starts to record; `end` says what presses cost, how long the longest pieces of work were, and how often was drawn. */
export async function traced(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: CATEGORIES };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const end = async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return summed(events);
  };
  return { end };
}

function summed(events) {
  const own = ofPage(events);
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const commits = own.filter(({ name }) => name === 'Commit');
  const clicks = own.filter(({ name, args }) => name === 'EventDispatch' && PRESS.has(args.data?.type));
  const presses = clicks.flatMap((click) => {
    const shown = commits.find(({ ts }) => ts > click.ts);
    if (!shown) return [];
    const until = tasks.filter(({ ts, dur }) => ts + dur >= click.ts && ts <= shown.ts);
    return [until.reduce((sum, task) => sum + milliseconds(task), 0)];
  });
  const paints = own.filter(({ name }) => name === 'Layerize').length;
  const frames = framesWhileTravelling(events, pageOf(events).pid);
  return { presses, tasks: tasks.map(milliseconds), paintsPerPress: paints / (clicks.length || 1), frames };
}

/** How long tokens travel at most, in microseconds; what is later only waits to be taken away. */
const TRAVEL_MAX_US = 400_000;

/**
 * How many frames were shown, and how many came too late, while the page said that something travels. Frames in which
 * nothing on the screen has moved are neither.
 */
function framesWhileTravelling(events, pid) {
  const own = events.filter((event) => event.pid === pid).sort((a, b) => a.ts - b.ts);
  const ended = own.filter(({ name }) => name === TRAVEL_ENDS);
  const counted = { shown: 0, late: 0 };
  for (const { ts: from } of own.filter(({ name }) => name === TRAVEL_BEGINS)) {
    const to = Math.min(ended.find(({ ts }) => ts > from)?.ts ?? Infinity, from + TRAVEL_MAX_US);
    const during = own.filter(({ ts }) => ts > from && ts < to);
    counted.shown += during.filter(({ name }) => name === 'DrawFrame').length;
    counted.late += during.filter(({ name }) => name === 'DroppedFrame').length;
  }
  return counted;
}

/** What the page notes down when the first token of several begins to travel, and when the last has arrived. */
export const TRAVEL_BEGINS = 'travel begins';
export const TRAVEL_ENDS = 'travel ends';

const milliseconds = ({ tdur = 0 }) => tdur / 1000;

const thread = ({ pid, tid }) => `${pid}/${tid}`;

/** An event of the page that was pressed: the one in which most is dispatched. */
function pageOf(events) {
  const counts = new Map();
  for (const event of events) {
    if (event.name !== 'EventDispatch') continue;
    const of = counts.get(thread(event)) ?? { event, count: 0 };
    counts.set(thread(event), { event, count: of.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.event ?? {};
}

/** What happened on the thread of that page, in order. */
function ofPage(events) {
  const main = thread(pageOf(events));
  return events.filter((event) => event.ph === 'X' && thread(event) === main).sort((a, b) => a.ts - b.ts);
}
