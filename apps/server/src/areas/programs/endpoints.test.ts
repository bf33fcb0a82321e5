import { testEndpoints } from '#testing'

await testEndpoints('programs')
