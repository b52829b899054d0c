import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { canKeep } from './lib/offline'
import { update } from './lib/update.svelte'

mount(App, { target: document.getElementById('app')! })

if (canKeep()) void update.begin().catch(() => undefined)
