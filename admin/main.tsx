import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { languageTags } from '#contract/language.ts';
import './app/base.css';
import { knowPages } from './app/account.ts';
import { ErrorBoundary } from './app/failure/ErrorBoundary.tsx';
import { Feedback } from './app/feedback/Feedback.tsx';
import { useLanguage } from './app/language.ts';
import { queryClient } from './app/query.ts';
import { refuseDrops } from './app/refuse-drops.ts';
import { Guard } from './app/routes/Guard.tsx';
import { NavigationBridge } from './app/routes/NavigationBridge.tsx';
import { barePath } from './app/routes/menu-tree.ts';
import { loginTypeOf } from './app/routes/paths.ts';
import { shareSignIn } from './app/session.ts';
import { Mask } from './app/theme/Mask.tsx';
import { ThemeProvider } from './app/theme/ThemeProvider.tsx';
import { pages } from './features/list.ts';

refuseDrops();
void shareSignIn(() => loginTypeOf(barePath(location.pathname)));
knowPages(Object.keys(pages));
document.documentElement.lang = languageTags[useLanguage.getState().language];

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <ErrorBoundary as="main" onRetry={() => window.location.reload()}>
          <BrowserRouter useTransitions={false}>
            <Guard />
            <NavigationBridge />
          </BrowserRouter>
        </ErrorBoundary>
        <Feedback />
        <Mask />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
