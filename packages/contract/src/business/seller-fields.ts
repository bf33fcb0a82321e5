/** The facts that the law asks of a seller at a distance. */
export const sellerFields = ['address', 'vatNumber', 'email', 'phone'] as const
export type SellerField = (typeof sellerFields)[number]
