import { expect, test } from 'vitest'
import { placeOn } from './place-on.ts'

const paper = {
  width: 600,
  height: 800,
  pages: ['a', 'b'],
  places: [
    { id: 'monday', page: 1, top: 200 },
    { id: 'tuesday', page: 2, top: 60 },
    { id: 'lost', page: 3, top: 10 },
    { id: 'below', page: 2, top: 900 },
  ],
}

test.each([
  ['monday', { index: 0, share: 0.25 }],
  ['tuesday', { index: 1, share: 0.075 }],
  ['below', { index: 1, share: 1 }],
  ['lost', undefined],
  ['sunday', undefined],
])('%s stands where the paper has it', (id, place) => {
  expect(placeOn(paper, id)).toEqual(place)
})
