import { createFileRoute } from '@tanstack/react-router'
import { homeRoute } from './-home.ts'

export const Route = createFileRoute('/')(homeRoute)
