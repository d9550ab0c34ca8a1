import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';
import { announceLanguage } from './app/language.ts';
import { startApp } from './app/run.ts';
import { shareSignIn } from './app/state.ts';
import { keepForOffline } from './app/versions.ts';
import { App } from './screens/App.tsx';

announceLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void shareSignIn();
void startApp();
if (import.meta.env.PROD) void keepForOffline();
