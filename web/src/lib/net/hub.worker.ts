import { Hub, type Wish } from './hub';

/** The hub in a worker that all pages of this browser share. */
const hub = new Hub();

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<Wish>) => hub.take(port, data, (word) => port.postMessage(word));
});
