import { t, type Args } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import type { Readers } from './sentences';
import { goodsWords, shipWords } from './sentences';
import type { Event } from './wire';
import { buildingName, goodAmount, goodName, placeName, roleName, tileName } from './words';

/** The facts of Buccaneer and Festival in words. */
export function expansionSentence(event: Event, about: Args, readers: Readers): string | undefined {
  switch (event.type) {
    case 'token_taken':
      return event.from === null
        ? t('log-token-taken', about)
        : t('log-token-taken-from', {
            ...about,
            other: mark('seat', event.from, readers.nameOf(event.from)),
          });
    case 'ship_robbed':
      return t('log-ship-robbed', {
        ...about,
        ship: shipWords({ ship: event.capacity }),
        goods: goodAmount(event.good, event.kept + event.returned),
        kept: event.kept,
      });
    case 'house_plundered':
      return t('log-house-plundered', { ...about, goods: goodsWords(event.goods), count: event.points });
    case 'workers_raided':
      return [
        ...(event.nobles > 0 ? [t('log-noble-raided', about)] : []),
        ...(event.workers > 0 ? [t('log-workers-raided', { ...about, count: event.workers })] : []),
      ].join(' ');
    case 'raided_worker_placed':
      return t(event.noble ? 'log-raided-noble-placed' : 'log-raided-worker-placed', {
        ...about,
        place: placeName(event.place),
      });
    case 'raided_workers_returned':
      return [
        ...(event.nobles > 0 ? [t('log-raided-noble-returned')] : []),
        ...(event.workers > 0 ? [t('log-raided-workers-returned', { count: event.workers })] : []),
      ].join(' ');
    case 'role_captured':
      return t('log-role-captured', { ...about, role: roleName(event.card), count: event.doubloons });
    case 'capture_paid':
      return t('log-capture-paid', { ...about, role: roleName(event.card), count: event.doubloons });
    case 'captured_role_played':
      return t('log-captured-role-played', { ...about, role: roleName(event.card) });
    case 'crop_task_drawn':
      return t('log-crop-task-drawn', { tile: mark('tile', event.good, tileName(event.good)) });
    case 'production_task_drawn':
      return t('log-production-task-drawn', { good: mark('good', event.good, goodName(event.good)) });
    case 'building_task_drawn':
      return t('log-building-task-drawn', { building: buildingWord(event.building) });
    case 'crop_task_done':
      return t('log-crop-task-done', {
        ...about,
        tile: mark('tile', event.good, tileName(event.good)),
        count: event.workers,
      });
    case 'production_task_done':
      return t('log-production-task-done', {
        ...about,
        goods: goodsWords(event.goods),
        count: event.doubloons,
      });
    case 'building_task_done':
      return t('log-building-task-done', {
        ...about,
        building: buildingWord(event.building),
        count: event.points,
      });
    default:
      return undefined;
  }
}

const buildingWord = (building: string): string => mark('building', building, buildingName(building));
