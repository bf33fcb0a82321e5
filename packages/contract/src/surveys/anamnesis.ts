import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, idInput } from '../lists.ts'
import { anamnesisTies } from '../visits/anamnesis.ts'
import { SurveyAssignment } from './assignments.ts'

// The questions that a client answers before a visit, whose answers the visit takes over into its anamnesis.

const access = { permission: ['update surveys', 'update visits'] } as const

export const sendAnamnesisSurvey = endpoint({
  method: 'POST',
  path: '/clients/:id/anamnesis-survey',
  access,
  summary: 'Asks a client the questions before a visit. The survey of the business is made when it is first sent.',
  input: z.object(idInput),
  output: SurveyAssignment,
  changes: ['survey', 'survey assignment', 'client action'],
  errors: ['not found', 'survey client inactive', 'survey had already', 'too many surveys'],
})

const AnamnesisAnswer = z.object({
  /** The id of the survey answer. */
  id: z.uuid(),
  day: Day,
  /** By the field of the anamnesis, as the client has answered. */
  texts: z.partialRecord(z.enum(anamnesisTies), z.string()),
})
export type AnamnesisAnswer = z.output<typeof AnamnesisAnswer>

export const getAnamnesisAnswer = endpoint({
  method: 'GET',
  path: '/clients/:id/anamnesis-answer',
  access,
  summary: 'The latest answer of half a year to questions that go into the anamnesis. Reading it is logged.',
  input: z.object(idInput),
  output: z.object({
    answer: AnamnesisAnswer.nullable(),
    /** The day from which the client is asked, while they have not answered. */
    askedOn: Day.nullable(),
  }),
  shows: ['survey answer', 'survey assignment', 'client'],
  errors: ['not found'],
})
