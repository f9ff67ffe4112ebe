/** Apart from the schemas, which are large, because the page's first view needs only this. */

export const offerKinds = ["draw", "takeback", "rematch"] as const;
export type OfferKind = (typeof offerKinds)[number];
