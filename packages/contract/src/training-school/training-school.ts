import { z } from 'zod'
import { TypedPassword } from '../auth/auth.ts'
import { endpoint } from '../endpoint.ts'
import { ShownFile } from '../files/files.ts'
import { languages } from '../languages.ts'
import { Email, Nothing } from '../lists.ts'

export const loginToSchool = endpoint({
  method: 'POST',
  path: '/training_school/login',
  access: { public: 'nobody is signed in yet' },
  input: z.object({ email: Email, password: TypedPassword }),
  output: z.object({ access_token: z.string() }),
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
  errors: ['wrong credentials', 'too many requests'],
  isSecret: true,
})

export const getSchoolMe = endpoint({
  method: 'GET',
  path: '/training_school/me',
  access: { role: 'training_school' },
  input: Nothing,
  output: z.object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      locale: z.enum(languages),
      roles: z.array(z.literal('training_school')),
      school: z.object({ id: z.uuid(), name: z.string() }),
    }),
  }),
})

export const Course = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Paragraphs are parted by an empty line. */
  text: z.string(),
  files: z.array(ShownFile),
})

export const getSchool = endpoint({
  method: 'GET',
  path: '/training_school/index',
  access: { role: 'training_school' },
  input: Nothing,
  output: z.object({ school: z.object({ id: z.uuid(), name: z.string(), description: z.string(), courses: z.array(Course) }) }),
})

export const logoutOfSchool = endpoint({
  method: 'POST',
  path: '/training_school/logout',
  access: { role: 'training_school' },
  input: Nothing,
  output: Nothing,
  changes: { nothing: 'the session itself begins or ends, and every read with it' },
})
