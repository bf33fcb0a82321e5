import * as contract from '@allenio/contract/training-school'
import { area } from '#platform/http'
import './file-rules.ts'
import { trainingSchoolBindings } from './routes.ts'
import { trainingSchoolWords } from './words.ts'

export const trainingSchoolArea = area({
  name: 'training-school',
  contract,
  bindings: trainingSchoolBindings,
  errors: {},
  words: trainingSchoolWords,
})

export {
  addCourse, addCourseFile, addSchoolUser, createSchool, listSchools, removeCourse, removeCourseFile, removeSchool, removeSchoolUser,
  setSchoolPassword, type NewCourseFile, type NewSchoolUser,
} from './schools.ts'
