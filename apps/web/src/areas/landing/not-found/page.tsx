export { NotFoundContent as Page } from '#shell'
