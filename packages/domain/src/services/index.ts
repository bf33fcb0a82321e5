export { orderStateOf, serviceOrderTransitions, type PaidSale } from './order-states.ts'
