import { testEndpoints } from '#testing'

await testEndpoints('progress')
