import { testEndpoints } from '#testing'

await testEndpoints('macros')
