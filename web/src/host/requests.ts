import { call } from '../lib/net/api';
import type {
  Announcements,
  Entrances,
  HostFigures,
  HostLook,
  HostPeople,
  HostReports,
  HostTables,
  SanctionKind,
  TableState,
} from '../wire';

const person = (id: string) => `/host/people/${encodeURIComponent(id)}`;

/** Every request of the host's page, by name. */
export const hostApi = {
  figures: () => call<HostFigures>('GET', '/host'),
  reports: () => call<HostReports>('GET', '/host/reports'),
  settle: (id: string, settled: boolean) =>
    call<HostReports>('PUT', `/host/reports/${encodeURIComponent(id)}`, { settled }),
  people: (find: string, skip: number) =>
    call<HostPeople>('GET', `/host/people?find=${encodeURIComponent(find)}&skip=${skip}`),
  look: (id: string) => call<HostLook>('GET', person(id)),
  /** Mutes or bans somebody; for good without a number of hours. */
  sanction: (id: string, kind: SanctionKind, reason: string, hours: number | undefined) =>
    call<HostLook>('POST', `${person(id)}/sanctions`, { kind, reason, ...(hours ? { hours } : {}) }),
  lift: (id: string, kind: SanctionKind) => call<HostLook>('DELETE', `${person(id)}/sanctions/${kind}`),
  remove: (id: string) => call<unknown>('POST', `${person(id)}/delete`, {}),
  dataPath: (id: string) => `/api${person(id)}/data`,
  tables: (state: TableState | undefined, skip: number) =>
    call<HostTables>('GET', `/host/tables?skip=${skip}${state ? `&state=${state}` : ''}`),
  announce: (text: string, hours: number) =>
    call<Announcements>('POST', '/host/announcements', { text, hours }),
  withdraw: (id: string) => call<unknown>('DELETE', `/host/announcements/${encodeURIComponent(id)}`),
  entrances: () => call<Entrances>('GET', '/host/entrances'),
  invite: (people: number, days: number, note: string) =>
    call<Entrances>('POST', '/host/entrances', { people, days, note }),
  uninvite: (code: string) => call<Entrances>('DELETE', `/host/entrances/${encodeURIComponent(code)}`),
};
