import { IS_SITE, isHere } from '../device/place';
import type {
  AnyImpossible,
  BotId,
  BranchOf,
  Catalog,
  ChatLine,
  ChangeProfile,
  ChatWords,
  Charts,
  Departure,
  Friends,
  CountedGames,
  GameId,
  Guest,
  GuestTables,
  Hints,
  LinkOwner,
  Lobby,
  Mailbox,
  Me,
  MyStatistics,
  NoticeChoice,
  Notices,
  OlderTables,
  Pace,
  Proposal,
  PrivateChat,
  PushKeys,
  ReportReason,
  Announcements,
  Review,
  Sanction,
  Said,
  RatingClass,
  Ratings,
  Seat,
  SeatChoice,
  SignedIn,
  SharedStatistics,
  StandingOrder,
  Statistics,
  TablePlace,
  TableSummary,
  TimeUp,
  TriedWay,
  Whom,
  NoticeWayKind,
} from '../../wire';
import type { Weighed } from '../../puzzles/wire';
import type { Pondered, Position, Studied } from '../../study/wire';
import type { AnyHistoryStep, AnyMoment as Moment, AnyPreview, AnyUpdate as Update } from '../wire';

/** One move as it is sent; the rules of the table's game say what an action or a plan contains. */
export type Sent = { action: object } | { notation: string } | { plan: object };

/** Why a move is not legal, in the words of the table's game. */
export type Refused = { type: string; said?: Said };

/**
 * An answer other than the one asked for. `code` is a word of the server; `offline` if no answer came or it broke off;
 * `server_error` if something along the way answered in the server's place.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly refusal?: Refused | undefined,
    /** The current state of the table, if the client was behind. */
    readonly update?: Update | undefined,
    /** Why no game can be played as agreed, in the words of the game. */
    readonly impossible?: AnyImpossible | undefined,
    /** In a lesson or puzzle, the legal move that is not wanted, in lines of notation. */
    readonly tried: string[] = [],
    /** What the host of the server has decided about the visitor, and why. */
    readonly sanction?: Sanction | undefined,
  ) {
    super(message);
  }

  /** Whether the same request may well succeed in a moment, because the server itself has not answered it. */
  get lost(): boolean {
    return this.code === 'offline' || (this.code === 'server_error' && GATEWAYS.has(this.status));
  }
}

/** The status codes that a proxy returns while the server behind it does not answer. */
const GATEWAYS = new Set([502, 503, 504]);
const OK = 200;
const NO_CONTENT = 204;

interface ErrorBody {
  error?: {
    code?: string;
    message?: string;
    refusal?: Refused;
    update?: Update;
    impossible?: AnyImpossible;
    tried?: string[];
    sanction?: Sanction;
  };
  update?: Update;
}

declare global {
  interface Window {
    /** What the start script (`public/theme.js`) has already asked for, by path; undefined where no answer came. */
    early?: Record<string, Promise<Response | undefined>>;
  }
}

/** An answer that is already on its way; each is used once. */
function early(path: string): Promise<Response | undefined> | undefined {
  const asked = window.early?.[path];
  delete window.early?.[path];
  return asked;
}

/** The table as the start script has found it, if it asked for it and there was an answer; each is used once. */
async function found(id: string): Promise<Update | undefined> {
  const answer = await early(`${at(id)}/now`);
  if (!answer?.ok) return undefined;
  return answer.json().then(
    (update) => update as Update,
    () => undefined,
  );
}

/** Whether the tables of this device, rather than a server, answer a request. */
function isForDevice(path: string): boolean {
  const [, table] = /^\/tables\/([^/]+)/.exec(path) ?? [];
  return IS_SITE || (table !== undefined && isHere(table));
}

/** A request to the place where its table lives: this device, or the server. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return isForDevice(path)
    ? onDevice<T>(method, path, body, signal)
    : atServer<T>(method, path, body, signal);
}

async function onDevice<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const { device } = await import('../device/device');
  const { status, content } = await device.call(method, path, body, signal);
  if (status === OK) return content as T;
  throw refusal(status, content);
}

async function atServer<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    const asked = method === 'GET' ? early(path) : undefined;
    answer =
      (asked && (await asked)) ??
      (await fetch('/api' + path, {
        method,
        // A change is sent as JSON even if there is nothing to say: no form on another site can send that.
        headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }));
  } catch {
    throw new ApiError('offline', 0, 'no connection');
  }
  if (answer.status === NO_CONTENT) return undefined as T;
  let content: unknown;
  try {
    content = await answer.json();
  } catch {
    // Broken off on the way. Whether the server did what was asked is not known; it is up to the caller to ask again.
    if (answer.ok) throw new ApiError('offline', answer.status, 'the answer can’t be read');
  }
  if (answer.ok) return content as T;
  throw refusal(answer.status, content);
}

/** A file of the server as text. */
async function textOf(path: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path);
    if (answer.ok) return await answer.text();
  } catch {
    throw new ApiError('offline', 0, 'no connection');
  }
  throw refusal(answer.status, await answer.json().catch(() => undefined));
}

function refusal(status: number, content: unknown): ApiError {
  const { error, update } = (content ?? {}) as ErrorBody;
  return new ApiError(
    error?.code ?? 'server_error',
    status,
    error?.message ?? `status ${status}`,
    error?.refusal,
    error?.update ?? update,
    error?.impossible,
    error?.tried,
    error?.sanction,
  );
}

/**
 * The server withdraws a seat card that it can't read (for example one from another data file). Asking again without it
 * gives the answer for a newcomer, which no press of "try again" would.
 */
async function get<T>(path: string): Promise<T> {
  try {
    return await call<T>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_cookie') return call<T>('GET', path);
    throw error;
  }
}

const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Which games statistics are asked about. */
const counted = (kind?: CountedGames) =>
  kind ? `?game=${kind.game}&players=${kind.players}&company=${kind.company}` : '';

const BOT: SeatChoice = { kind: 'bot', bot: 'level-3' };
const AGAINST_BOTS: SeatChoice[] = [{ kind: 'me' }, BOT, BOT, BOT];

/** How the game of a new table starts, and who can come until then. */
export interface NewStart {
  /** Whether the lobby lists the table. */
  listed?: boolean;
  /** Whether the seats are dealt at random, as they are if nothing is said. */
  shuffle?: boolean;
  /** Whether the seats are bid for with points. */
  bids?: boolean;
  /** Whether all people are asked before the game starts. */
  readyCheck?: boolean;
  /** Whether the game counts for ratings. */
  rated?: boolean;
  /** Whether bots of people may play although it is rated or in the lobby. */
  programs?: boolean;
  /** How many moves spectators are kept behind. */
  watchDelay?: number;
  /** The names of those who share the device with the first person, at a table on a device. */
  people?: string[];
  /** Whether the table is kept on this device. */
  here?: boolean;
}

/** The address of a private chat. */
const privately = (handle: string) => `/private/${encodeURIComponent(handle)}`;

/** Every request that the client makes to the server, by name. */
export const api = {
  me: () => get<Me>('/me'),
  /** The visitor's tables, some at a time, from this place on. */
  olderTables: (from?: TablePlace) =>
    get<OlderTables>(
      '/me/tables' + (from ? `?before=${from.before}&last=${encodeURIComponent(from.last)}` : ''),
    ),
  rename: (name: string) => call<Me | Guest>('PUT', '/me', { name }),
  recover: (code: string) => post<Me>('/me/recover', { code }),
  /** Becomes a guest with a code of the host. */
  enter: (code: string, name: string | undefined) => post<Me>('/me/enter', name ? { code, name } : { code }),
  /** What the host tells everybody. */
  announcements: () => get<Announcements>('/announcements'),
  logOut: () => post<Me>('/me/log-out'),
  /** Gives this device's person a name and a password to sign in with. */
  makeAccount: (name: string, password: string) => post<Me>('/account', { name, password }),
  /** Makes this device the person with this account; says what becomes of the tables of the guest that it was. */
  signIn: (name: string, password: string, tables?: GuestTables) =>
    post<SignedIn>('/account/sign-in', { name, password, ...(tables ? { tables } : {}) }),
  changePassword: (current: string, next: string) => post<Me>('/account/password', { current, new: next }),
  removeAccount: (password: string) => post<Me>('/account/remove', { password }),
  chooseProfile: (profile: ChangeProfile) => call<Me>('PUT', '/me/profile', profile),
  friends: () => get<Friends>('/friends'),
  askFriend: (whom: Whom) => post<Friends>('/friends', { whom }),
  answerFriend: (handle: string, accept: boolean) => post<Friends>('/friends/answer', { handle, accept }),
  /** Ends a friendship, or takes a request back. */
  partFriend: (handle: string) => post<Friends>('/friends/remove', { whom: { by: 'handle', handle } }),
  newFriendLink: () => post<Friends>('/friends/link'),
  /** Who has given away a link. */
  friendLink: (link: string) => get<LinkOwner>(`/friends/link/${encodeURIComponent(link)}`),
  block: (whom: Whom) => post<Friends>('/blocks', { whom }),
  unblock: (handle: string) => post<Friends>('/blocks/remove', { whom: { by: 'handle', handle } }),
  /** What the visitor and a friend, or somebody whom the visitor has blocked, said to each other. */
  privateChat: (handle: string) => get<PrivateChat>(privately(handle)),
  writePrivate: (handle: string, request_id: string, words: ChatWords) =>
    post<PrivateChat>(privately(handle), { request_id, words }),
  /** Says that everything up to a line of this time has been read. */
  readPrivate: (handle: string, until: number) => post<unknown>(privately(handle) + '/read', { until }),
  /** Tells the host of the server about a line of a private chat. */
  reportPrivate: (handle: string, line: string, reason: ReportReason) =>
    post<unknown>(`${privately(handle)}/${encodeURIComponent(line)}/report`, { reason }),
  /** Invites a friend to a table. */
  invite: (id: string, handle: string) => post<unknown>(at(id) + '/invite', { handle }),
  declineInvite: (id: string) => post<unknown>(at(id) + '/decline'),
  notices: () => get<Notices>('/me/notices'),
  chooseNotices: (choice: NoticeChoice) => call<Notices>('PUT', '/me/notices', choice),
  addWay: (kind: NoticeWayKind, address: string, keys?: PushKeys) =>
    post<Notices>('/me/notices/ways', { kind, address, ...(keys ? { keys } : {}) }),
  removeWay: (way: string) => call<Notices>('DELETE', `/me/notices/ways/${encodeURIComponent(way)}`),
  /** Sends a test message. */
  tryWay: (way: string) => post<TriedWay>(`/me/notices/ways/${encodeURIComponent(way)}/try`),
  /** The mailbox that a link in a message is about. */
  mailbox: (token: string) => get<Mailbox>(`/mail/${encodeURIComponent(token)}`),
  confirmMailbox: (token: string) => post<Mailbox>(`/mail/${encodeURIComponent(token)}/confirm`),
  stopMailbox: (token: string) => post<unknown>(`/mail/${encodeURIComponent(token)}/stop`),
  /** Whether messages about a table are sent. */
  ring: (table: string, on: boolean) => post<Notices>(at(table) + '/notices', { on }),
  forget: () => post<unknown>('/me/forget'),
  /** Everything that the server keeps about this device's guest. */
  dataPath: '/api/me/data',
  /** Deletes this device's guest for good. */
  deleteMe: () => post<unknown>('/me/delete'),
  games: () => get<Catalog>('/games'),
  /** A table against bots that starts at once. */
  quick: (game: GameId) => api.createTable(game, { players: 4 }, AGAINST_BOTS, undefined),
  /** The same on this device, for somebody of this name. */
  quickHere: (game: GameId, name: string | undefined) =>
    api.createTable(game, { players: 4 }, AGAINST_BOTS, name, undefined, undefined, { here: true }),
  /** The tables of this device. */
  here: () => onDevice<Me>('GET', '/me'),
  createTable: (
    game: GameId,
    setup: object,
    seats: SeatChoice[],
    name: string | undefined,
    standIn?: BotId,
    time?: { pace: Pace; time_up: TimeUp },
    start: NewStart = {},
  ) => {
    const {
      listed = false,
      shuffle = true,
      bids = false,
      readyCheck = false,
      rated = false,
      programs = false,
      watchDelay,
      people = [],
      here = false,
    } = start;
    return (here ? onDevice<TableSummary> : call<TableSummary>)('POST', '/tables', {
      game,
      setup,
      seats,
      shuffle_seats: shuffle,
      ...(bids ? { seat_bids: true } : {}),
      ...(readyCheck ? { ready_check: true } : {}),
      ...(rated ? { rated: true } : {}),
      ...(programs ? { programs: true } : {}),
      ...(watchDelay ? { watch_delay: watchDelay } : {}),
      ...(name ? { name } : {}),
      ...(standIn ? { stand_in: standIn } : {}),
      ...time,
      ...(listed ? { listed } : {}),
      ...(people.length > 0 ? { people } : {}),
    });
  },
  table: (id: string) => get<TableSummary>(at(id)),
  /** The tables that anyone may join. */
  lobby: () => get<Lobby>('/lobby'),
  /** The strongest of a class of games; of the one with most games if none is named. */
  ratings: (of?: RatingClass) =>
    get<Ratings>('/ratings' + (of ? `?game=${of.game}&players=${of.players}&pace=${of.pace}` : '')),
  /** How the games of this server went: those of one kind, or of the one with most games. */
  statistics: (kind?: CountedGames) => get<Statistics>('/statistics' + counted(kind)),
  /** The visitor's own. */
  myStatistics: (kind?: CountedGames) => get<MyStatistics>('/me/statistics' + counted(kind)),
  /** Those of somebody who lets others see them. */
  sharedStatistics: (code: string, kind?: CountedGames) =>
    get<SharedStatistics>(`/statistics/${encodeURIComponent(code)}` + counted(kind)),
  /** Lets everybody who has the link see the visitor's own, or nobody. */
  shareStatistics: (shared: boolean) => call<MyStatistics>('PUT', '/me/statistics', { shared }),
  /** The records of all of the visitor's finished games. */
  gamesPath: '/api/me/games.zip',
  /** A picture of a finished game. */
  picturePath: (id: string, language: string) => `/api${at(id)}/picture.png?language=${language}`,
  /** Lists a table in the lobby, or no longer. */
  list: (id: string, listed: boolean) => post<TableSummary>(at(id) + '/listing', { listed }),
  leave: (id: string) => post<unknown>(at(id) + '/leave'),
  fill: (id: string, bot: string) => post<TableSummary>(at(id) + '/fill', { bot }),
  /**
   * Says that the game can start as the seats are now, and what each seat is worth where they are bid for; `readyBy` is the
   * table's own, as it was seen.
   */
  ready: (id: string, ready: boolean, readyBy: number, bids?: number[]) =>
    post<TableSummary>(at(id) + '/ready', { ready, ready_by: readyBy, ...(bids ? { bids } : {}) }),
  /** Says how it is decided who sits where; an order has for each seat where its occupant sits now. */
  arrange: (id: string, how: 'random' | 'bids' | Seat[]) =>
    post<TableSummary>(
      at(id) + '/seating',
      how === 'random' ? {} : how === 'bids' ? { bids: true } : { order: how },
    ),
  /** Goes on from a moment of a finished game against bots. */
  branch: (id: string, step: number, seat: Seat, bot: BotId) =>
    post<TableSummary>(at(id) + '/branch', { step, seat, bot }),
  rematch: (id: string) => post<TableSummary>(at(id) + '/rematch'),
  /** A bot plays for the person of a seat until the person is back. */
  standIn: (id: string, seat: number) => post<TableSummary>(at(id) + '/stand-in', { seat }),
  pause: (id: string, pause: boolean) => post<TableSummary>(at(id) + '/pause', { pause }),
  /** Days of holiday, starting now; 0 ends a holiday. */
  holiday: (id: string, days: number) => post<TableSummary>(at(id) + '/holiday', { days }),
  order: (id: string, order: StandingOrder, on: boolean) =>
    post<TableSummary>(at(id) + '/orders', { order, on }),
  /** Proposes something to the others at the table. */
  propose: (id: string, proposal: Proposal) => post<TableSummary>(at(id) + '/proposal', proposal),
  answerProposal: (id: string, proposal: number, agree: boolean) =>
    post<TableSummary>(at(id) + '/proposal/answer', { id: proposal, agree }),
  /** Says something to the table; with the same request id it is said only once. */
  say: (id: string, request_id: string, words: ChatWords) =>
    post<ChatLine>(at(id) + '/chat', { request_id, words }),
  /** Tells the host of the server about a line of the chat. */
  report: (id: string, line: number, reason: ReportReason) =>
    post<unknown>(`${at(id)}/chat/${line}/report`, { reason }),
  takeBack: (id: string) => post<TableSummary>(at(id) + '/return'),
  invitation: (code: string) => get<TableSummary>(`/invitations/${encodeURIComponent(code)}`),
  join: (code: string, name: string | undefined) =>
    post<TableSummary>(`/invitations/${encodeURIComponent(code)}/join`, name ? { name } : {}),
  /** Makes moves; bots let them stand for `holdMs` milliseconds if they can be taken back. */
  moves: (id: string, version: number, request_id: string, moves: Sent[], holdMs = 0) =>
    post<Update>(at(id) + '/moves', {
      version,
      request_id,
      moves,
      ...(holdMs > 0 ? { hold_ms: holdMs } : {}),
    }),
  /** What moves would come to; a plan need not be finished. */
  preview: (id: string, version: number, moves: Sent[]) =>
    post<AnyPreview>(at(id) + '/preview', { version, moves }),
  undo: (id: string, version: number, request_id: string) =>
    post<Update>(at(id) + '/undo', { version, request_id }),
  suggestion: (id: string) => get<Sent>(at(id) + '/suggestion'),
  /** The best answers to the player's own open decision; cancelling the request spares the server the search. */
  hint: (id: string, signal: AbortSignal) => call<Hints<GameId>>('GET', at(id) + '/hint', undefined, signal),
  agreeHints: (id: string, agree: boolean) => post<TableSummary>(at(id) + '/hints', { agree }),
  /** The review of a finished game, or how far it has got. */
  review: (id: string) => get<Review<GameId>>(at(id) + '/review'),
  found,
  history: (id: string) => get<{ steps: AnyHistoryStep[]; version: number }>(at(id) + '/history'),
  moment: (id: string, step: number) => get<Moment>(`${at(id)}/history/${step}`),
  charts: (id: string) => get<Charts>(at(id) + '/charts'),
  recordPath: (id: string) => `/api${at(id)}/record`,
  /** The text of a record on this device. */
  record: (id: string) => get<string>(at(id) + '/record'),
  /** The text of a record at the server. */
  recordText: (id: string) => textOf(api.recordPath(id)),
  /** All that is kept of a table on this device. */
  tableFile: (id: string) => get<object>(at(id) + '/file'),
  /** All of a game that is played, for the person who takes it along. */
  departure: (id: string) => get<Departure>(at(id) + '/departure'),
  /** Goes on at the server with a game that this device has begun. */
  arrive: (from: BranchOf, record: string, seats: SeatChoice[], name: string | undefined) =>
    call<TableSummary>('POST', '/arrivals', { from, record, seats, ...(name ? { name } : {}) }),
  /** Goes on on this device with a game that has left the server. */
  arriveHere: (departure: Departure) => onDevice<TableSummary>('POST', '/arrivals', departure),
  /** Deletes a table from this device. */
  deleteTable: (id: string) => onDevice<unknown>('DELETE', at(id)),
  /** Opens a lesson on this device after the first `step` entries of its record; nothing of it is kept. */
  openLesson: (record: string, secret: string, step: number, seat: Seat) =>
    onDevice<TableSummary>('POST', '/lessons', { record, secret, step, seat }),
  /** What a position of an analysis board looks like, perhaps after moves that are tried there. */
  study: (position: Position) => onDevice<Studied>('POST', '/study', position),
  /** What a bot thinks of a decision: begins with it, or for `null` goes on. */
  ponder: (decision: { record: string; seat: Seat } | null) =>
    onDevice<Pondered>('POST', '/study/bot', decision),
  /** Plays random games on this device, to see how long they take. */
  playouts: (game: GameId, players: number, games: number) =>
    onDevice<number>('POST', '/study/speed', { game, players, games }),
  /** Makes a table at the server from the record of a finished game, for everybody who has its address. */
  openRecord: (record: string) => call<TableSummary>('POST', '/records', { record }),
  /** What speaks for each of these answers to what a seat is asked; `shares` are its shares of the win after them. */
  weigh: (decision: { record: string; seat: Seat; answers: string[]; shares: number[] }) =>
    onDevice<Weighed[]>('POST', '/study/answers', decision),
  /** Makes a table on this device from the record of a finished game, or from a table that was saved as a file. */
  importRecord: (record: string) => onDevice<TableSummary>('POST', '/records', { record }),
};

/** A word that identifies a repeated request, so that sending it twice does no harm. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
