import { testEndpoints } from '#testing'

await testEndpoints('professionals')
