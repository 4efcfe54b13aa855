import type { Refusal } from './wire';

/** Where to find the rule behind a refusal on the rules page. */
export function refusalAnchor(refusal: Refusal): string | undefined {
  const anchors: Partial<Record<Refusal['type'], string>> = {
    no_planning_space: 'draw',
    not_accepted: 'planning',
    spaces_taken: 'planning',
    no_cart: 'moving',
    no_fuel: 'moving',
    not_neighbour: 'moving',
    no_action_afterwards: 'moving',
    action_needed: 'moving',
    pawn_elsewhere: 'moving',
    inputs_missing: 'actions',
    none_left: 'actions',
    food_not_stored: 'warehouse',
    no_slot: 'warehouse',
    shelf_closed: 'warehouse',
    cart_limit: 'village',
    no_price: 'market',
    same_action: 'market',
    order_unfinished: 'market',
    once_per_round: 'market',
    road_finished: 'road',
  };
  return anchors[refusal.type];
}
