export { discountOf, discounted, isDiscountValid, type DiscountRule } from './discounts.ts'
export { installmentsOf } from './installments.ts'
export { rhythmLabel, type Rhythm } from './rhythms.ts'
export { fitTerms, termFaults, type WrittenTerms } from './terms.ts'
