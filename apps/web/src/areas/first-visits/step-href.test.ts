import { firstVisitSteps, type FirstVisit } from '@allenio/contract/first-visits'
import { expect, test } from 'vitest'
import { nextOpenStep, stepHref } from './step-href.ts'

test.each([
  ['exclusions', null, '/clients/c'],
  ['visit', null, '/visits/create?client=c'],
  ['visit', 'v', '/visits/v/edit'],
  ['need', null, '/clients/c/macros'],
  ['plan', null, '/mealPlans/create?client=c'],
  ['plan', 'p', '/mealPlans/p/edit'],
  ['assignment', 'p', '/mealPlans/p/assign?assign=open'],
] as const)('%s of %o is taken at %s', (step, targetId, href) => {
  expect(stepHref({ clientId: 'c', step, targetId })).toBe(href)
})

const visitWith = (...states: FirstVisit['steps'][number]['state'][]): FirstVisit => ({
  steps: firstVisitSteps.map((step, at) => ({ step, state: states[at] ?? 'open', targetId: null })),
  current: null,
})

test('what is left out leads to the next step that is open', () => {
  expect(nextOpenStep(visitWith('open', 'done'), 'exclusions')?.step).toBe('need')
  expect(nextOpenStep(visitWith('done', 'done', 'open', 'skipped', 'done'), 'need')).toBeUndefined()
})
