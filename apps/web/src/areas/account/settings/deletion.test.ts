import { expect, test } from 'vitest'
import { businessesOf } from './deletion.tsx'

test('a business goes with the person who runs it, records in others’ go too', () => {
  const workspaceId = '0199a000-0000-7000-8000-000000000000'
  expect(
    businessesOf([
      { workspaceId, name: 'Studio Marchetti', role: 'admin' },
      { workspaceId, name: 'Palestra Riva', role: 'client' },
      { workspaceId, name: 'Nutri & Co', role: 'nutritionist' },
    ]),
  ).toEqual({ mine: ['Studio Marchetti'], others: ['Palestra Riva', 'Nutri & Co'] })
})
