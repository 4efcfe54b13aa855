import type { PushKeys } from '../wire';

/** Where messages to a browser go, and what they are sealed with. */
export interface Place {
  address: string;
  keys: PushKeys;
}

/** Whether this browser can show messages while the page is closed. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function manager(): Promise<PushManager | undefined> {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The place of this browser; undefined if it has none. */
export async function currentPlace(): Promise<string | undefined> {
  return (await (await manager())?.getSubscription())?.endpoint;
}

/** Asks for permission and for a place; undefined if the person or the browser says no. */
export async function takePlace(serverKey: string): Promise<Place | undefined> {
  const push = await manager();
  if (!push || (await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    // One that was made for another server's key can't be used with this one.
    await (await push.getSubscription())?.unsubscribe();
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { address: endpoint, keys: { p256dh, auth } } : undefined;
  } catch {
    return undefined;
  }
}

/** Gives the place up, so that nothing comes any more. */
export async function leavePlace(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
