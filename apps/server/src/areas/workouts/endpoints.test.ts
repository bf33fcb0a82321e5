import { testEndpoints } from '#testing'

await testEndpoints('workouts')
