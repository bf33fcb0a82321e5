import { testEndpoints } from '#testing'

await testEndpoints('training-school')
