import { createBrowserRouter } from 'react-router';
import { BrokenRoute } from '../failure/BrokenRoute.tsx';
import { Guard } from './Guard.tsx';
import { bindNavigation } from './navigation.ts';

/** One route for everything: which page a path shows is decided by the menus, and each tab has its own routes. */
export const router = createBrowserRouter([{ path: '*', element: <Guard />, errorElement: <BrokenRoute /> }]);

bindNavigation((path, options) => router.navigate(path, options));
