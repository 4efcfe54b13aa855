import { mount } from 'svelte';
import App from './App.svelte';
import { prepareFonts } from './lib/fonts';
import { i18n } from './lib/i18n/i18n.svelte';
import { router } from './lib/router.svelte';
import { announced } from './lib/state/announcements.svelte';
import { settings } from './lib/state/settings.svelte';
import { updates } from './lib/state/updates.svelte';
import NoWords from './ui/NoWords.svelte';
import './look/everything.css';

prepareFonts();
settings.start();
router.start();
const Page = (await i18n.start()) ? App : NoWords;
// A separate task from reading the words: on a slow phone, both in one task would block input for too long.
await new Promise((later) => setTimeout(later));
const target = document.getElementById('app') ?? document.body;
// The rail was drawn ahead of the page (index.html).
target.replaceChildren();
target.removeAttribute('aria-busy');
mount(Page, { target });
announced.start();

if (import.meta.env.PROD) await updates.start();
