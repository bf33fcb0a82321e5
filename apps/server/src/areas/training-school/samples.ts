import * as contract from '@allenio/contract/training-school'
import { newId } from '@allenio/domain/ids'
import { samplesOf, testPassword } from '#testing'
import { addSchoolUser, createSchool } from './schools.ts'

export const trainingSchoolSamples = samplesOf(contract, {
  loginToSchool: async ({ database }) => {
    const email = `${newId()}@example.com`
    await database.withSystem('write', async db => {
      const schoolId = await createSchool(db, { name: 'Scuola Movimento' })
      await addSchoolUser(db, { schoolId, email, name: 'Sara Neri', password: testPassword })
    })
    return { as: 'stranger', input: { email, password: testPassword } }
  },
  logoutOfSchool: () => ({ as: 'schoolUser', input: {} }),
  getSchoolMe: () => ({ as: 'schoolUser', input: {} }),
  getSchool: () => ({ as: 'schoolUser', input: {} }),
})
