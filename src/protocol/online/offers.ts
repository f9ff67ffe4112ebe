/** What one player can offer the other. Apart from the schemas, which are large and which the page's first view needs nothing of. */

export const offerKinds = ["draw", "takeback", "rematch"] as const;
export type OfferKind = (typeof offerKinds)[number];
