import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer, movedOn, playAltiplano, version } from './altiplano';
import { complaints, useBrowser, visitor } from './browser';
import { myTurn } from './play';

useBrowser();

/**
 * As soon as *Lock plan* is there, a second press comes at the same place, then the key of either button, then Enter where
 * the focus went. The page makes them itself: presses sent from outside come late on a busy machine.
 */
async function pressAgainAtOnce(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([clientX, clientY]) => {
      const key = (name: string) => {
        const at = document.activeElement ?? document.body;
        at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        return at;
      };
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('.dock .is-lock')) return;
        watcher.disconnect();
        const under = document.elementFromPoint(clientX, clientY);
        under?.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }));
        under?.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true }));
        key('d');
        const focused = key('Enter');
        if (focused instanceof HTMLButtonElement) focused.click();
        document.body.dataset['pressed'] = 'again';
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    },
    [x, y] as const,
  );
}

/** The round that the log came to. */
async function round(page: Page): Promise<number> {
  const rounds = [...(await page.locator('.log').innerText()).matchAll(/^Round (\d+)$/gm)];
  return Number(rounds.at(-1)?.[1]);
}

test('Draw and Lock plan are never under the same press, and locking a plan with nothing placed asks first', async () => {
  const context = await visitor({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, { inOrder: true, bot: 'greedy' });
  const draw = page.locator('.dock .is-draw');
  const lock = page.locator('.dock .is-lock');
  for (let decisions = 0; (await draw.count()) === 0 && decisions < 120; decisions++) {
    expect(await myTurn(page)).toBe('asked');
    if ((await draw.count()) > 0) break;
    // Something stays behind on the spaces, so that the next round begins with taking tiles back.
    await letBotAnswer(page);
  }
  const before = await version(page);
  const box = await draw.boundingBox();
  if (!box) throw new Error('no Draw');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await pressAgainAtOnce(page, x, y);
  await page.mouse.click(x, y);
  await movedOn(page, before);
  await lock.waitFor();
  await page.locator('body[data-pressed="again"]').waitFor();
  await page.waitForTimeout(500);
  // The version does not tell: the rivals lock their plans meanwhile.
  expect(await myTurn(page)).toBe('asked');
  expect(await lock.count(), 'the plan is not locked').toBe(1);
  expect(await page.locator('dialog[open]').count(), 'nor is it asked about').toBe(0);
  const there = await lock.boundingBox();
  if (!there) throw new Error('no Lock plan');
  const apart = x < there.x || x > there.x + there.width || y < there.y || y > there.y + there.height;
  expect(apart, 'another place').toBe(true);
  expect(await lock.getAttribute('class'), 'not loud while nothing is placed').not.toContain('is-go');
  expect(await lock.innerText()).toMatch(/stay/);

  // Nothing is placed: the question says what locking costs, and the button that leads back has the focus.
  // With nothing placed there is nothing to pick up either, and the button for it says so.
  const lift = page.locator('.dock [data-action="lift-all"]');
  expect(await lift.getAttribute('aria-disabled')).toBe('true');
  await page.waitForTimeout(800);
  await lock.click();
  await page.locator('dialog[open] [data-action="lock-anyway"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe(
    'keep-planning',
  );
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await lock.count(), 'still planning').toBe(1);
  const planned = await round(page);
  await lock.click();
  await page.locator('[data-action="lock-anyway"]').click();
  // With nothing ready, the round may be over for the visitor at once, and the next plan is asked for.
  const locked = async () => (await lock.count()) === 0 || (await round(page)) > planned;
  await expect.poll(locked, { timeout: 15_000 }).toBe(true);
  expect(complained).toEqual([]);
  await context.close();
}, 120_000);

test('by keyboard, the focus moves on to the next thing to do, never to what ends a round', async () => {
  const context = await visitor({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await playAltiplano(page, { inOrder: true, bot: 'greedy' });
  const seen: string[] = [];
  for (let answers = 0; answers < 8; answers++) {
    if ((await myTurn(page)) === 'over') break;
    const before = await version(page);
    const option = page.locator('.dock .options .option:not([aria-disabled="true"])').first();
    const planning = (await page.locator('.dock .is-lock').count()) > 0;
    if (planning || (await option.count()) === 0) {
      await letBotAnswer(page);
      continue;
    }
    await option.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(600);
    if ((await version(page)) === before || (await myTurn(page)) === 'over') {
      await letBotAnswer(page);
      continue;
    }
    seen.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('.acts') ? `ends: ${at.textContent}` : at === document.body ? 'nowhere' : 'next';
      }),
    );
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['next']));
  await context.close();
}, 120_000);
