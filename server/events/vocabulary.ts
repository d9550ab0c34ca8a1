import type { EventKind } from '#contract/codes/events.ts';

/** The namespace of terms that the standard lacks. */
export const ownNamespace = 'urn:suyuan:epcis:';
export const namespaces = { suyuan: ownNamespace } as const;
export const epcisContext = [
  'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
  namespaces,
] as const;

type Words = { action: 'ADD' | 'OBSERVE' | 'DELETE'; bizStep: string; disposition?: string };
const ownStep = (name: string) => `${ownNamespace}bizstep:${name}`;

/** What happens here; the events of others bring their own terms. */
export type OwnKind = Exclude<EventKind, 'capture'>;

/** The CBV 2.0 term of each kind of event. */
export const words: Record<OwnKind, Words> = {
  generate: { action: 'ADD', bizStep: ownStep('generating') },
  allocate: { action: 'OBSERVE', bizStep: ownStep('allocating') },
  export: { action: 'OBSERVE', bizStep: ownStep('exporting') },
  print: { action: 'ADD', bizStep: 'encoding', disposition: 'encoded' },
  bind: { action: 'ADD', bizStep: 'commissioning', disposition: 'active' },
  unbind: { action: 'DELETE', bizStep: 'decommissioning', disposition: 'encoded' },
  fill: { action: 'ADD', bizStep: 'commissioning', disposition: 'active' },
  empty: { action: 'OBSERVE', bizStep: 'unpacking', disposition: 'encoded' },
  pack: { action: 'ADD', bizStep: 'packing', disposition: 'in_progress' },
  unpack: { action: 'DELETE', bizStep: 'unpacking', disposition: 'in_progress' },
  ship: { action: 'OBSERVE', bizStep: 'shipping', disposition: 'in_transit' },
  receive: { action: 'OBSERVE', bizStep: 'receiving', disposition: 'in_progress' },
  sell: { action: 'OBSERVE', bizStep: 'retail_selling', disposition: 'retail_sold' },
  activate: { action: 'OBSERVE', bizStep: ownStep('activating'), disposition: 'active' },
  return: { action: 'OBSERVE', bizStep: 'receiving', disposition: 'returned' },
  restock: { action: 'OBSERVE', bizStep: 'storing', disposition: 'sellable_accessible' },
  scrap: { action: 'DELETE', bizStep: 'decommissioning', disposition: 'disposed' },
  sample: { action: 'OBSERVE', bizStep: 'sampling', disposition: 'non_sellable_other' },
  freeze: { action: 'OBSERVE', bizStep: 'holding', disposition: 'unavailable' },
  unfreeze: { action: 'OBSERVE', bizStep: ownStep('releasing'), disposition: 'available' },
  void: { action: 'DELETE', bizStep: 'decommissioning', disposition: 'inactive' },
  recall: { action: 'OBSERVE', bizStep: 'holding', disposition: 'recalled' },
  destroy: { action: 'DELETE', bizStep: 'destroying', disposition: 'destroyed' },
  register: { action: 'OBSERVE', bizStep: ownStep('registering') },
  observe: { action: 'OBSERVE', bizStep: 'inspecting' },
  replace: { action: 'OBSERVE', bizStep: 'repackaging', disposition: 'in_progress' },
  transfer: { action: 'OBSERVE', bizStep: 'departing', disposition: 'in_transit' },
  arrive: { action: 'OBSERVE', bizStep: 'arriving', disposition: 'in_progress' },
  unsell: { action: 'OBSERVE', bizStep: ownStep('voiding_sale'), disposition: 'in_progress' },
  count: { action: 'OBSERVE', bizStep: 'cycle_counting', disposition: 'in_progress' },
};
