import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from '../lib/i18n/i18n.svelte';
import { api, ApiError } from '../lib/net/api';
import { home } from '../lib/state/home.svelte';
import type { Me, SignedIn } from '../wire';
import { AccountForm } from './account.svelte';

afterEach(() => vi.restoreAllMocks());

const NOBODY: Me = { guest: null, tables: [], host: false, sanctions: [], by_invitation: false };

const CAME: SignedIn = {
  me: NOBODY,
  brought: 1,
  stayed: 1,
  guest_code: 'aaaa-bbbb-cccc',
};

test('whoever has tables as a guest is asked, and told what became of them', async () => {
  vi.spyOn(home, 'load').mockResolvedValue();
  const signIn = vi
    .spyOn(api, 'signIn')
    .mockRejectedValueOnce(new ApiError('choose_tables', 409, 'say which'))
    .mockResolvedValueOnce(CAME);
  const form = new AccountForm('sign-in');
  form.name = ' Anna ';
  form.password = 'seven green parrots';
  expect(await form.send()).toBe(false);
  expect([form.asksTables, form.problem]).toEqual([true, '']);
  expect(signIn).toHaveBeenLastCalledWith('Anna', 'seven green parrots', undefined);
  form.tables = 'leave';
  expect(await form.send(), 'there is more to say').toBe(false);
  expect(signIn).toHaveBeenLastCalledWith('Anna', 'seven green parrots', 'leave');
  expect(form.came).toEqual(CAME);
  expect(form.password, 'it is not kept').toBe('');
});

test('a refusal is said and can be corrected', async () => {
  await i18n.use('en');
  const load = vi.spyOn(home, 'load').mockResolvedValue();
  vi.spyOn(api, 'changePassword')
    .mockRejectedValueOnce(new ApiError('wrong_password', 401, 'no'))
    .mockResolvedValueOnce(NOBODY);
  const form = new AccountForm('change');
  form.password = 'a guess of mine';
  form.next = 'eight blue parrots';
  expect(await form.send()).toBe(false);
  expect(form.problem).not.toBe('');
  expect([load.mock.calls.length, form.next]).toEqual([0, 'eight blue parrots']);
  expect(await form.send()).toBe(true);
  expect(form.problem).toBe('');
});
