export { planQuery, plansHref, supportLink, useRunBusiness } from './data.ts'
