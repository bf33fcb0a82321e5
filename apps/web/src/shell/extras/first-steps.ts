import { extras } from '../../extras.ts'

/** What the areas want a new person to do first; fixed once loaded, so that their hooks keep their order. */
export const firstSteps = extras.firstSteps
