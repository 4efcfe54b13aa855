import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n/i18n.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/state/settings.svelte';
import { updates } from './lib/state/updates.svelte';
import NoWords from './ui/NoWords.svelte';
import './look/everything.css';

settings.start();
router.start();
mount((await i18n.start()) ? App : NoWords, { target: document.getElementById('app') ?? document.body });

if (import.meta.env.PROD) await updates.start();
