import { testEndpoints } from '#testing'

await testEndpoints('first-visits')
