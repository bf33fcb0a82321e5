import * as contract from '@allenio/contract/training-school'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { courseFiles } from './file-rules.ts'
import { trainingSchoolBindings } from './routes.ts'
import { trainingSchoolWords } from './words.ts'

const schoolReason = 'It belongs to a training school, which its operator keeps by the command line.'

export const trainingSchoolArea = area({
  name: 'training-school',
  tables: ['training_schools', 'school_users', 'school_courses', 'school_course_files'],
  contract,
  bindings: trainingSchoolBindings,
  words: trainingSchoolWords,
  contributes: [
    fileRules(courseFiles),
    unexportedTables({
      training_schools: schoolReason,
      school_users: schoolReason,
      school_courses: schoolReason,
      school_course_files: schoolReason,
    }),
  ],
})

export {
  addCourse,
  addCourseFile,
  addSchoolUser,
  createSchool,
  listSchools,
  removeCourse,
  removeCourseFile,
  removeSchool,
  removeSchoolUser,
  setSchoolPassword,
} from './schools.ts'
