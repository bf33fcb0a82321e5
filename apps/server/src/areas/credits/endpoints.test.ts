import { testEndpoints } from '#testing'

await testEndpoints('credits')
