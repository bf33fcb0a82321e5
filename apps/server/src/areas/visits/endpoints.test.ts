import { testEndpoints } from '#testing'

await testEndpoints('visits')
