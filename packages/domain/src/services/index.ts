export { orderStateOf, type PaidSale } from './order-states.ts'
