import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../lists.ts'
import { Intervention } from './businesses.ts'

export const listInterventions = endpoint({
  method: 'GET',
  path: '/interventions',
  access: { role: 'admin' },
  summary: 'What the operator of the installation has done in this business, the latest first.',
  input: Nothing,
  output: z.object({ interventions: z.array(Intervention) }),
  shows: ['intervention'],
})
