import { testEndpoints } from '#testing'

await testEndpoints('business')
