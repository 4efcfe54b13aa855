// What the page's own thread does while somebody plays, in processor time, from Chromium's trace.

const CATEGORIES = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];
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
  return { presses, tasks: tasks.map(milliseconds), paintsPerPress: paints / (clicks.length || 1) };
}

const milliseconds = ({ tdur = 0 }) => tdur / 1000;

/** What happened on the thread of the page that was pressed, in order. */
function ofPage(events) {
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const counts = new Map();
  for (const event of events)
    if (event.name === 'EventDispatch') counts.set(thread(event), (counts.get(thread(event)) ?? 0) + 1);
  const [main] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return events.filter((event) => event.ph === 'X' && thread(event) === main).sort((a, b) => a.ts - b.ts);
}
